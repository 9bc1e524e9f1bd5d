import { Button } from '@mantine/core'
import type { AnglerName } from '@ramplight/contract/people/users'
import { type WaiverAcceptance, waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeDay, writeMoment } from '@ramplight/ui/values/times'
import { IconCheck, IconWritingSign } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writePhone } from '#features/people/users/index.ts'
import { call } from '#platform/call.ts'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useAction } from '#platform/use-action.ts'
import { waiverQuery } from '../waiver/index.ts'
import { AcceptHere } from './accept-here.tsx'
import classes from './crew-waivers.module.css'
import { t } from './crew-waivers.texts.ts'
import { useAccepted } from './use-accepted.ts'

type Props = { tournament: Tournament; anglers: readonly AnglerName[] }

/** Of each angler of a boat whether they have accepted the waiver; who has not can do so on this device, or has signed on paper. */
export function CrewWaivers({ tournament, anglers }: Props) {
  const accepted = useAccepted(tournament)
  const [signing, setSigning] = useState<AnglerName | null>(null)
  if (!accepted) return null
  const of = (angler: AnglerName) => (accepted === 'unknown' ? undefined : (accepted.find(({ user }) => user === angler._id) ?? null))
  return (
    <section className={classes.crew} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {accepted === 'unknown' ? (
        <p className="rl-dimmed">{t('unknown')}</p>
      ) : (
        <ul>
          {anglers.map((angler) => (
            <OneAngler
              key={angler._id}
              tournament={tournament}
              angler={angler}
              acceptance={of(angler) ?? null}
              onSign={() => setSigning(angler)}
            />
          ))}
        </ul>
      )}
      {signing && <AcceptHere tournament={tournament} angler={signing} onClose={() => setSigning(null)} />}
    </section>
  )
}

type OneProps = { tournament: Tournament; angler: AnglerName; acceptance: WaiverAcceptance | null; onSign: () => void }

function OneAngler({ tournament, angler, acceptance, onSign }: OneProps) {
  const waiver = useQuery(waiverQuery(tournament._id)).data?.waiver
  const marker = useUnsentMarker('waiver-acceptances')
  const name = fullName(angler)
  const paper = useAction({
    work: (version: string) =>
      call(waiverAcceptanceCalls.accept, { body: { tournament: tournament._id, user: angler._id, version, name, onPaper: true } }),
    onDone: () => notify.success(t('markedOnPaper', { name })),
  })
  const takeBack = useAction({
    work: (id: string) => call(waiverAcceptanceCalls.takeBack, { params: { id } }),
    onDone: () => notify.success(t('takenBack', { name })),
  })
  const isIn = acceptance?.isCurrent ?? false
  return (
    <li>
      <div>
        <b>{name}</b>{' '}
        {isIn ? (
          <StatusBadge word={t('all')} tone="kelp" icon={IconCheck} />
        ) : (
          <StatusBadge word={t('none')} tone="amber" icon={IconWritingSign} />
        )}
        {acceptance && marker(acceptance)}
        <Facts acceptance={acceptance} name={name} zone={zoneOf(tournament)} />
      </div>
      {isIn ? (
        acceptance &&
        (acceptance.how === 'paper' || acceptance.how === 'device') && (
          <Button variant="subtle" size="compact-sm" loading={takeBack.running} onClick={() => takeBack.run(acceptance._id)}>
            {t('takeBack')}
          </Button>
        )
      ) : (
        <div className={classes.buttons}>
          <Button variant="default" onClick={onSign}>
            {t('acceptHere')}
          </Button>
          <Button variant="default" disabled={!waiver} loading={paper.running} onClick={() => waiver && paper.run(waiver.version)}>
            {t('onPaper')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** When, how, and under which name; who signed for a minor. */
function Facts({ acceptance, name, zone }: { acceptance: WaiverAcceptance | null; name: string; zone: Parameters<typeof writeMoment>[1] }) {
  if (!acceptance) return <p>{t('nobody')}</p>
  const { guardian, how, isCurrent, signedAt } = acceptance
  return (
    <>
      <p>
        {isCurrent
          ? t('accepted', { moment: writeMoment(signedAt, zone), how: t(`how.${how}`) })
          : t('older', { date: writeDay(signedAt, zone) })}
        {acceptance.name !== name && ` ${t('signedAs', { name: acceptance.name })}`}
      </p>
      {guardian && <p>{t('guardian', { ...guardian, phone: writePhone(guardian.phone) })}</p>}
    </>
  )
}
