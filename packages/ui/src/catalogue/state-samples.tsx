import { Button, Group } from '@mantine/core'
import { IconCoins, IconFish, IconSailboat, IconScale, IconTrophy, IconUserCheck } from '@tabler/icons-react'
import { confirm } from '../dialogs/confirm.tsx'
import { notify } from '../dialogs/toasts.ts'
import { Section } from '../frame/page.tsx'
import { SyncPill } from '../frame/sync-pill.tsx'
import { ExplanationList } from '../parts/explanation-list.tsx'
import { StatGrid, StatTile } from '../parts/stat-tile.tsx'
import { LiveBadge, StatusBadge, statusLooks } from '../parts/status-badge.tsx'
import { UnsentMark } from '../parts/unsent-mark.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { BrokenPage, ErrorState } from '../states/error-state.tsx'
import { ForbiddenState, ReadOnlyBanner } from '../states/forbidden-state.tsx'
import { FullLoading } from '../states/full-loading.tsx'
import { Loaded } from '../states/loaded.tsx'
import { LoadingRows } from '../states/loading-rows.tsx'
import { NeedsInternet } from '../states/needs-internet.tsx'

const payout = {
  rows: [
    { label: 'Entry fees', detail: '62 teams × $100.00', amountText: '$6,200.00' },
    { label: 'Big fish pot', detail: '41 teams × $10.00', amountText: '$410.00', tone: 'plus' as const },
    { label: 'Kept by the club', detail: '10 %, as set for the tour', amountText: '−$620.00', tone: 'minus' as const },
    { label: 'Platform fee', detail: 'paid by the anglers', amountText: '$0.00', tone: 'muted' as const },
  ],
  total: { label: 'To pay out', amountText: '$5,990.00' },
  note: 'Nothing is saved until you send the results.',
}

const now = Date.now()
const query = { data: undefined, isPending: false, error: null, refetch: () => undefined }

export function TileSamples() {
  return (
    <StatGrid>
      <StatTile label="Entries" value="62" hint="4 since yesterday" icon={IconUserCheck} href="#entries" />
      <StatTile label="Paid" value="58" icon={IconCoins} />
      <StatTile label="Checked in" value="41" hint="of 62" icon={IconSailboat} tone="kelp" />
      <StatTile label="Weighed" value="0" icon={IconScale} />
      <StatTile label="Owed" value="$520" hint="4 teams" icon={IconCoins} tone="amber" onClick={() => notify.stealth('Shows who owes')} />
      <StatTile label="Pool now" value="$5,990" hint="1st $1,258" icon={IconTrophy} />
    </StatGrid>
  )
}

export function BadgeSamples() {
  return (
    <Section title="Status, sync, toasts, dialogs">
      <Group gap="xs" mb="md">
        {Object.keys(statusLooks).map((word) => (
          <StatusBadge key={word} word={word} />
        ))}
        <LiveBadge />
        <StatusBadge word="Open" size="lg" />
      </Group>
      <Group gap="xs" mb="md">
        <SyncPill state={{ kind: 'live' }} />
        <SyncPill state={{ kind: 'saving' }} />
        <SyncPill state={{ kind: 'pending', count: 4 }} />
        <SyncPill state={{ kind: 'offline' }} />
        <SyncPill state={{ kind: 'needs-you', count: 1 }} />
        <UnsentMark />
        <UnsentMark withText />
        <NeedsInternet offline>
          <Button variant="default">Send messages</Button>
        </NeedsInternet>
      </Group>
      <Group gap="xs" mb="md">
        <Button>Check in</Button>
        <Button variant="default">Message</Button>
        <Button variant="light">Draw numbers</Button>
        <Button variant="subtle">Skip</Button>
        <Button color="red">Delete 2 entries</Button>
        <Button variant="light" color="red">
          Disqualify
        </Button>
        <Button data-disabled>Needs internet</Button>
        <Button loading>Save</Button>
      </Group>
      <Group gap="xs">
        <Button variant="default" onClick={() => notify.success('Anglers have been merged')}>
          Success
        </Button>
        <Button variant="default" onClick={() => notify.warning('Attempting Offline login.')}>
          Warning
        </Button>
        <Button variant="default" onClick={() => notify.danger('Your network connection has been lost.')}>
          Danger
        </Button>
        <Button
          variant="default"
          onClick={() => notify.stealth('Boat 12 checked in', { undo: { onUndo: () => notify.stealth('Undone') } })}
        >
          Stealth
        </Button>
        <Button
          variant="default"
          onClick={() =>
            confirm({
              title: 'Delete 2 entries?',
              text: 'Their payments stay in the books.',
              items: ['12 · Reyes J · Tran M', '07 · Hall R · Moss T'],
              confirmLabel: 'Delete 2 entries',
              tone: 'danger',
            })
          }
        >
          Confirm
        </Button>
        <Button
          variant="default"
          onClick={() =>
            confirm({
              title: 'Merge two anglers?',
              text: 'This cannot be undone.',
              confirmLabel: 'Merge anglers',
              tone: 'danger',
              irreversible: true,
            })
          }
        >
          Hold
        </Button>
      </Group>
    </Section>
  )
}

export function StateSamples() {
  return (
    <>
      <Section title="Why this number">
        <ExplanationList {...payout} />
      </Section>
      <Section title="States">
        <ReadOnlyBanner text="Only Ana Hall and her assistants can change this." />
        <LoadingRows rows={3} />
        <EmptyState
          icon={IconFish}
          title="No fish yet"
          text="The first bag of the day shows up here."
          action={{ label: 'Open weigh-in' }}
          learnHow={{ href: '#learn' }}
        />
        <ErrorState
          failed="The results could not be loaded."
          safe="Your 3 changes are safe on this device."
          onRetry={() => undefined}
          details="GET /api/tournament-results 503"
        />
        <ForbiddenState text="You can view this tournament but not change it. Ask Ana Hall for access." />
        <Loaded query={{ ...query, data: 'Cached rows', fetchStatus: 'paused', dataUpdatedAt: now - 125_000 }}>
          {(text) => <p>{text}</p>}
        </Loaded>
        <Loaded query={{ ...query, fetchStatus: 'paused', isPending: true }} what="entries list">
          {() => null}
        </Loaded>
        <BrokenPage onRetry={() => undefined} />
        <FullLoading title="Blasting Off" />
      </Section>
    </>
  )
}
