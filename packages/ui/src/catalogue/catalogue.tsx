import {
  IconCalendar,
  IconCashBanknote,
  IconCloudOff,
  IconCopy,
  IconHelpCircle,
  IconHome,
  IconMail,
  IconQrcode,
  IconSettings,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react'
import { useState } from 'react'
import { RecentToasts } from '../dialogs/recent-toasts.tsx'
import { AppShellFrame } from '../frame/app-shell-frame.tsx'
import { EnvironmentSwitch } from '../frame/environment-switch.tsx'
import { ImpersonationStrip } from '../frame/impersonation-strip.tsx'
import type { NavGroup } from '../frame/nav.ts'
import { Page } from '../frame/page.tsx'
import { PageHeader } from '../frame/page-header.tsx'
import { PageTabs } from '../frame/page-tabs.tsx'
import { SearchTrigger } from '../frame/search-trigger.tsx'
import { SyncPill } from '../frame/sync-pill.tsx'
import { Banner } from '../parts/banner.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import { FormSamples } from './form-samples.tsx'
import { BadgeSamples, StateSamples, TileSamples } from './state-samples.tsx'
import { StationSamples } from './station-samples.tsx'
import { TableSamples } from './table-samples.tsx'

const PARTS = {
  overview: TileSamples,
  table: TableSamples,
  form: FormSamples,
  states: StateSamples,
  station: StationSamples,
  controls: BadgeSamples,
}
type Part = keyof typeof PARTS

const groups: readonly NavGroup[] = [
  {
    label: 'Run',
    items: [
      { label: 'Today', href: '#today', icon: IconHome },
      { label: 'Tournaments', href: '#overview', icon: IconTrophy, active: true, count: 3 },
      { label: 'Calendar', href: '#calendar', icon: IconCalendar },
    ],
  },
  {
    label: 'People',
    items: [
      { label: 'Anglers', href: '#anglers', icon: IconUsers },
      { label: 'Messages', href: '#messages', icon: IconMail },
    ],
  },
  {
    label: 'Money',
    items: [
      { label: 'Payments', href: '#payments', icon: IconCashBanknote },
      { label: 'Reports', href: '#reports', icon: IconCopy, locked: 'Pro' },
    ],
  },
  { label: 'Account', items: [{ label: 'Settings', href: '#settings', icon: IconSettings }] },
]

/** Every component in every state, on one page, in the environment one chooses. */
export function Catalogue() {
  const asked = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('part')
  const [strip, setStrip] = useState(asked === null)
  const parts = asked && asked in PARTS ? [asked as Part] : (Object.keys(PARTS) as Part[])
  return (
    <>
      {strip && <ImpersonationStrip name="Ray Hall" detail="Director" onReturn={() => setStrip(false)} />}
      <AppShellFrame
        home="#home"
        groups={groups}
        bottom={groups.flatMap((group) => group.items).slice(0, 4)}
        search={<SearchTrigger onClick={() => undefined} />}
        tools={
          <>
            <SyncPill state={{ kind: 'live' }} />
            <EnvironmentSwitch />
            <RecentToasts />
            <IconButton icon={IconHelpCircle} label="Help" />
          </>
        }
      >
        <Page>
          <PageHeader
            title="Lake Fork Team Trail #4"
            crumbs={[
              { label: 'Tournaments', href: '#overview' },
              { label: 'Texas Team Trail 2027', href: '#tour' },
            ]}
            status={<StatusBadge word="Open" />}
            meta={['Sat 06/12/2027, 6:00 AM CST', 'Alba, TX', '62 entries']}
            primary={{ label: 'Start check-in' }}
            secondary={[{ label: 'Show QR', icon: IconQrcode }, { label: 'Share link' }]}
            more={[
              { label: 'Copy tournament', icon: IconCopy },
              { label: 'Send SMS', disabled: true, reason: 'Needs internet' },
              { label: 'Delete tournament', tone: 'danger' },
            ]}
            tabs={
              <PageTabs
                label="Tournament"
                tabs={[
                  { label: 'Overview', href: '#overview', active: true },
                  { label: 'Entries', href: '#entries', count: 62 },
                  { label: 'Results', href: '#results' },
                  { label: 'Payouts', href: '#payouts' },
                  { label: 'Setup', href: '#setup' },
                ]}
              />
            }
          />
          <Banner tone="amber" icon={IconCloudOff} onDismiss={() => undefined}>
            Sun is up in 20 minutes. Sunlight mode is easier to read outdoors.
          </Banner>
          {parts.map((part) => {
            const Part = PARTS[part]
            return <Part key={part} />
          })}
        </Page>
      </AppShellFrame>
    </>
  )
}
