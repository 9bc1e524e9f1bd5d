import { FACTOR_OF_DIRECTORS } from '@ramplight/contract/people/second-factor'
import { type AdminSetting, adminSettingCalls as calls } from '@ramplight/contract/system/admin-settings'
import { REVENUE_SHARE, SMS_NUMBERS, SMS_PART_PRICE } from '@ramplight/contract/system/setting-keys'
import { US_STATES } from '@ramplight/domain/geo/us-states'
import { TIMEZONES } from '@ramplight/domain/tournament/zones'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '#platform/query.ts'
import { t } from './admin-settings.texts.ts'
import { SettingSwitch } from './setting-switch.tsx'

/** Those that the product reads; each stands on a page, with what it does. */
const USED: readonly string[] = [REVENUE_SHARE, FACTOR_OF_DIRECTORS, SMS_NUMBERS, SMS_PART_PRICE]

/** Switching it on shows directors a figure that they have not seen before, so it is asked; off asks nothing. */
const askShare = async (isOn: boolean) =>
  !isOn || (await confirm({ title: t('shareTitle'), text: t('shareAsk'), confirmLabel: t('shareOn') }))

/** The settings of the whole system that have no page of their own, and the ways to those that have one. `logIn`: those of signing in. */
export function GeneralSettings({ logIn }: { logIn: ReactNode }) {
  return (
    <>
      <Section title={t('money')}>
        <SettingSwitch settingKey={REVENUE_SHARE} name={t('share')} text={t('shareText')} ask={askShare} />
      </Section>
      <Section title={t('logIn')}>{logIn}</Section>
      <Section title={t('elsewhere')} flush>
        <RowList
          rows={[
            { key: 'sms', href: '/sys-admin/settings/sms-campaign-numbers', title: t('numbers'), about: t('numbersText') },
            { key: 'levels', href: '/sys-admin/subscription-levels', title: t('levels'), about: t('levelsText') },
          ]}
        />
      </Section>
      <OtherSettings />
      <Section title={t('fixed')} note={t('fixedText')}>
        <FactList
          facts={[
            [t('zones'), TIMEZONES.join(' · ')],
            [t('states'), Object.keys(US_STATES).join(' · ')],
          ]}
        />
      </Section>
    </>
  )
}

/** What else is stored: to be seen, so that nothing stands in the database that no page shows. */
function OtherSettings() {
  const found = useQuery(queryOf(calls.search, { body: {} }))
  const others = (found.data ?? []).filter(({ key }) => !USED.includes(key))
  if (others.length === 0) return null
  return (
    <Section title={t('others')} note={t('othersText')} flush>
      <RowList
        rows={others.map((one) => ({
          key: one._id,
          title: one.name || one.key,
          about: aboutOf(one),
          end: <code>{writtenOf(one.setting)}</code>,
        }))}
      />
    </Section>
  )
}

const aboutOf = ({ name, key, section, isPublic }: AdminSetting): string =>
  [name ? key : null, section, t(isPublic ? 'isPublic' : 'isPrivate')].filter(Boolean).join(' · ')

const LONGEST = 80

function writtenOf(setting: unknown): string {
  if (setting === undefined || setting === null) return t('unset')
  const text = typeof setting === 'string' ? setting : JSON.stringify(setting)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
