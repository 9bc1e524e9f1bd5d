import type { SyncCounts } from '@ramplight/sync/types'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { needsYouOf, summaryWords } from '#features/sync/state/index.ts'
import { t } from './offline-data.texts.ts'

/** Where the work of this device is, and the way to each change of it. */
export function WaitingLine({ counts }: { counts: SyncCounts }) {
  const needed = needsYouOf(counts, null)
  return (
    <Section
      title={t('waitingLine.notOnServerYet')}
      note={needed > 0 ? `${summaryWords(counts)} ${t('waitingLine.needsYou', { needed })}` : summaryWords(counts)}
      actions={
        <UiLink href="/director/offline?drawer=sync" className="rl-link-button">
          {t('waitingLine.lookAtEach')}
        </UiLink>
      }
    >
      {null}
    </Section>
  )
}
