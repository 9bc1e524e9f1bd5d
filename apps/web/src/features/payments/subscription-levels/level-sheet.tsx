import {
  subscriptionLevel as record,
  type SubscriptionLevel,
  subscriptionLevelCalls,
} from '@ramplight/contract/subscriptions/subscription-levels'
import { billingFrequency } from '@ramplight/contract/subscriptions/subscriptions'
import { LEVEL_TYPES, tierOf } from '@ramplight/domain/subscriptions/tiers'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChoiceBox, type FieldForm, FlagBox, LongTextBox, MoneyBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { ownAccountQuery } from '../getting-paid/index.ts'
import { billedWord } from '../subscriptions/index.ts'
import { t } from './levels.texts.ts'

const valuesOf = (level: SubscriptionLevel | null) => ({
  name: level?.name ?? '',
  description: level?.description ?? '',
  type: level?.type ?? 'gold',
  key: level?.key ?? '',
  price: level?.price ?? null,
  billing_frequency: level ? (level.billing_frequency ?? null) : ('monthly' as const),
  stripe_api_id: level?.stripe_api_id ?? '',
  stripe_test_api_id: level?.stripe_test_api_id ?? '',
  active: level?.active ?? record.starts.active,
})

/** `gold (as Pro)`; one that is called as its tier is said once. */
export function typeWords(type: string): string {
  const tier = tierOf(type)
  return tier.toLowerCase() === type.toLowerCase() ? tier : t('tier', { type, tier })
}

/** An older level may have a type of its own. */
const typesFor = (level: SubscriptionLevel | null): string[] => [...new Set([...LEVEL_TYPES, ...(level ? [level.type] : [])])]

/** Both sets of prices, and which of them this server sells by. */
function PriceIds({ form }: { form: FieldForm }) {
  const { data: account } = useQuery(ownAccountQuery())
  const inUse = account?.isLive ? 'live' : 'test'
  const said = (set: 'live' | 'test') => [t('providerText'), account && t(set === inUse ? 'inUse' : 'notInUse')].filter(Boolean).join(' ')
  const written = form.get(inUse === 'live' ? 'stripe_api_id' : 'stripe_test_api_id')
  return (
    <FieldGroup legend={t('prices')} help={t(account?.isOn === false ? 'cardsOff' : inUse === 'live' ? 'cardsLive' : 'cardsTest')}>
      <FieldRow>
        <TextBox form={form} path="stripe_api_id" description={said('live')} />
        <TextBox form={form} path="stripe_test_api_id" description={said('test')} />
      </FieldRow>
      {account && !String(written ?? '').trim() && <p className="rl-fields__help">{t(inUse === 'live' ? 'notSoldLive' : 'notSoldTest')}</p>}
    </FieldGroup>
  )
}

/** Add a level, or change one. */
export function LevelSheet({ level, onClose }: { level: SubscriptionLevel | null; onClose: () => void }) {
  return (
    <RecordSheet
      title={level ? level.name : t('add')}
      calls={subscriptionLevelCalls}
      record={level}
      valuesOf={valuesOf}
      written={({ key, stripe_api_id, stripe_test_api_id, ...values }) => ({
        ...values,
        key: key.trim() || null,
        stripe_api_id: stripe_api_id.trim() || null,
        stripe_test_api_id: stripe_test_api_id.trim() || null,
      })}
      draftKey={`subscription-level-${level?._id ?? 'new'}`}
      saveLabel={level ? t('save') : t('add')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" />
          <LongTextBox form={form} path="description" />
          <FieldRow>
            <ChoiceBox
              form={form}
              path="type"
              options={typesFor(level).map((type) => ({ value: type, label: typeWords(type) }))}
              description={t('typeText')}
            />
            <TextBox form={form} path="key" description={t('keyText')} />
          </FieldRow>
          <FieldRow>
            <MoneyBox form={form} path="price" description={t('priceText')} />
            <ChoiceBox
              form={form}
              path="billing_frequency"
              options={billingFrequency.options.map((value) => ({ value, label: billedWord(value) }))}
              clearable
              placeholder={t('once')}
            />
          </FieldRow>
          <PriceIds form={form} />
          <FlagBox form={form} path="active" description={t('activeText')} />
        </>
      )}
    </RecordSheet>
  )
}
