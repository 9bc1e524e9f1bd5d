import { Button } from '@mantine/core'
import { preRegistrationCalls as calls, type PartnerLink } from '@ramplight/contract/registration/tournament-pre-registrations'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeRecent } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './partner-links.texts.ts'

const madeWords = ({ madeAt, madeBy, sentTo }: PartnerLink): string => {
  const [when, name] = [writeRecent(madeAt), madeBy ? fullName(madeBy) : '']
  return sentTo ? t('mailed', { when, name, to: sentTo }) : t('made', { when, name })
}

/** The open links by which somebody may come into a team, each to be taken back. */
export function PartnerLinks({ team }: { team: string }) {
  const online = useOnline()
  const links = useQuery({ ...queryOf(calls.links, { params: { id: team } }), enabled: online })
  const revoke = useAction({
    work: ({ _id }: PartnerLink) => call(calls.revokeLinks, { params: { id: team }, body: { links: [_id] } }),
    onDone: () => notify.success(t('revoked')),
  })
  const ask = async (link: PartnerLink) => {
    const isMeant = await confirm({ title: t('revokeAsk'), text: t('revokeText'), confirmLabel: t('revoke'), tone: 'danger' })
    if (isMeant) revoke.run(link)
  }
  return (
    <Loaded query={links} what={t('noun')}>
      {(all) => (
        <RowList
          none={t('none')}
          rows={all
            .filter(({ revokedAt }) => !revokedAt)
            .map((link) => ({
              key: link._id,
              title: madeWords(link),
              about: link.usedBy.length ? t('used', { names: writeList(link.usedBy.map(fullName)) }) : t('unused'),
              end: (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  disabled={!online}
                  loading={revoke.running && revoke.given === link}
                  onClick={() => void ask(link)}
                >
                  {t('revoke')}
                </Button>
              ),
            }))}
        />
      )}
    </Loaded>
  )
}
