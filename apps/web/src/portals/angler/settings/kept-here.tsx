import { Button } from '@mantine/core'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeRecent } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { DeviceFacts, deviceStorage, inMegabytes } from '#features/offline-data/device/index.ts'
import { ActionRow } from '#features/offline-data/index.ts'
import { ConnectionLine } from '#features/sync/connection/index.ts'
import { waitingPapersQuery } from '#platform/files/waiting-papers.ts'
import { seen } from '#platform/forget-others.ts'
import { installsByHand } from '#platform/install.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from '../angler.texts.ts'
import { clearKept } from './clear-kept.ts'
import { getForOffline } from './get-for-offline.ts'

const LOOK_MS = 5000
const here = { networkMode: 'always', staleTime: 0, refetchInterval: LOOK_MS } as const

/** What this device keeps of an angler: no copy with a queue, but what they saw, and papers that wait for a signal. */
export function KeptHere() {
  const { _id: me } = useSession()!.user
  const online = useOnline()
  const kept = useQuery({ queryKey: ['kept-here', me], queryFn: () => seen.kept(), ...here })
  const storage = useQuery({ queryKey: ['device-storage'], queryFn: deviceStorage, ...here })
  const papers = useQuery(waitingPapersQuery(me)).data ?? []
  const get = useAction({
    work: () => getForOffline(me),
    onDone: (count) => notify.success(t('kept.got', { count })),
    onEnd: () => kept.refetch(),
  })
  const clear = useAction({ work: clearKept, onEnd: () => kept.refetch() })
  const size = papers.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  return (
    <>
      <Section title={t('kept.title')} note={t('kept.text')} flush>
        <RowList
          rows={[
            {
              key: 'seen',
              title: t('kept.seen'),
              about: kept.data
                ? t('kept.seenText', {
                    ...{ count: kept.data.count, size: inMegabytes(kept.data.bytes) },
                    time: writeRecent(new Date(kept.data.at).toISOString()),
                  })
                : t('kept.nothingSeen'),
            },
            {
              key: 'papers',
              href: papers.length > 0 ? '/angler/documents' : undefined,
              title: t('kept.papers'),
              about: papers.length > 0 ? t('kept.papersText', { count: papers.length, size: inMegabytes(size) }) : t('kept.noPapers'),
            },
          ]}
        />
      </Section>
      <Section title={t('kept.device')}>
        <ActionRow title={t('kept.get')} text={t('kept.getText')}>
          <Button variant="default" loading={get.running} disabled={!online} onClick={() => get.run()}>
            {t('kept.get')}
          </Button>
        </ActionRow>
        <ActionRow title={t('kept.clear')} text={t('kept.clearAbout')}>
          <Button variant="default" color="red" loading={clear.running} onClick={() => clear.run()}>
            {t('kept.clear')}
          </Button>
        </ActionRow>
        {storage.data && <DeviceFacts storage={storage.data} installsByHand={installsByHand()} hasCopy={false} />}
      </Section>
      <Section title={t('kept.speed')} note={t('kept.speedText')}>
        <ConnectionLine online={online} />
      </Section>
    </>
  )
}
