import { Button } from '@mantine/core'
import type { Engine } from '@ramplight/sync/engine-api'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { IconDownload, IconRefresh, IconRotateClockwise } from '@tabler/icons-react'
import { useAlone } from '#platform/local/book/work-alone.ts'
import { useAction } from '#platform/use-action.ts'
import { waysOutOf } from '../refused/refusal-words.ts'
import { unsentOf } from '../state/pill-state.ts'
import { leftWords, summaryWords } from '../state/state-words.ts'
import type { DeviceWork } from './device-work.ts'
import { t } from './drawer.texts.ts'

/** Sync Now, Export, and Retry for what was refused. */
export function DrawerFooter({ engine, work }: { engine: Engine; work: DeviceWork }) {
  const alone = useAlone()
  const again = work.quarantine.filter((refused) => waysOutOf(refused).includes('retry'))
  const sync = useAction({
    work: async () => {
      await engine.syncNow()
      return { phase: engine.state().phase, counts: await engine.counts() }
    },
    onDone: ({ phase, counts }) => {
      if (unsentOf(counts) > 0) notify.warning(leftWords(phase, counts))
      else notify.stealth(summaryWords(counts))
    },
  })
  const retry = useAction({
    work: async () => {
      for (const { opId } of again) await engine.retry(opId)
      await engine.syncNow()
    },
  })
  return (
    <>
      <Button
        component={UiLink}
        href="/director/offline"
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        {t('drawerFooter.export')}
      </Button>
      {again.length > 0 && !alone && (
        <Button
          variant="default"
          leftSection={<IconRotateClockwise size={18} stroke={1.75} aria-hidden />}
          loading={retry.running}
          onClick={() => retry.run()}
        >
          {t.rich('drawerFooter.retryRefused', { count: again.length, span: (words) => <span className="rl-sr-only">{words}</span> })}
        </Button>
      )}
      <Button
        disabled={alone}
        leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        loading={sync.running}
        onClick={() => sync.run()}
      >
        {t('drawerFooter.syncNow')}
      </Button>
    </>
  )
}
