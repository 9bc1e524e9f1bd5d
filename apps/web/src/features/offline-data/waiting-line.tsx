import type { SyncCounts } from '@ramplight/sync/types'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { needsYouOf, summaryWords } from '#features/sync/state/index.ts'

/** Where the work of this device is, and the way to each change of it. */
export function WaitingLine({ counts }: { counts: SyncCounts }) {
  const needed = needsYouOf(counts, null)
  return (
    <Section
      title="Not on the server yet"
      note={needed > 0 ? `${summaryWords(counts)} ${needed} ${needed === 1 ? 'needs' : 'need'} you.` : summaryWords(counts)}
      actions={
        <UiLink href="/director/offline?drawer=sync" className="rl-link-button">
          Look at each
        </UiLink>
      }
    >
      {null}
    </Section>
  )
}
