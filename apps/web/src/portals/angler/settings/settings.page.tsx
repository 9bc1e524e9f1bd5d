import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { OwnChoices } from '#features/messaging/own-choices/index.ts'
import { t } from '../angler.texts.ts'
import { KeptHere } from './kept-here.tsx'

/** What an angler chooses for themself; what has a page of its own is one tap away. */
export const AnglerSettingsPage = () => (
  <Page width="form">
    <PageHeader title={t('settings.title')} />
    <OwnChoices />
    <KeptHere />
    <Section title={t('settings.elsewhere')} flush>
      <RowList
        rows={[
          { key: 'account', href: '/my-data', title: t('settings.account'), about: t('settings.accountText') },
          { key: 'profile', href: '/angler/profile', title: t('nav.profile'), about: t('settings.profileText') },
          { key: 'calendar', href: '/angler/calendar', title: t('nav.calendar'), about: t('settings.calendarText') },
          { key: 'cards', href: '/angler/payments', title: t('nav.payments'), about: t('settings.cardsText') },
        ]}
      />
    </Section>
  </Page>
)
