import { Button } from '@mantine/core'
import type { QrForm } from '@ramplight/contract/registration/qr-pre-registration'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { mustWait } from '@ramplight/domain/registration/waiting-list'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeIsoDay, writeMoment } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { queryOf } from '#platform/query.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import account from '../account/account-card.module.css'
import { AccountCard } from '../account/account-card.tsx'
import classes from './pre-register.module.css'
import { t } from './pre-register.texts.ts'
import { TeamForm } from './team-form.tsx'
import { namesIn } from './typed-team.ts'
import { type KeptTeam, useKeptTeam } from './use-kept-team.ts'

/** What the QR code at the ramp opens, on a phone that has never seen us (ux 3b). */
export function PreRegisterPage() {
  const { id } = useParams({ from: '/public/pre-register-qr-code/$id' })
  const form = useQuery(queryOf(preRegistrationCalls.qrForm, { params: { id } }))
  const { kept, sending, failed, tryNow, send, change, forget } = useKeptTeam(id)
  const isRefused = kept?.state === 'refused'
  const { refetch } = form
  // What was open when the form came may have closed meanwhile.
  useEffect(() => {
    if (isRefused) void refetch()
  }, [isRefused, refetch])
  if (kept?.state === 'in') return <Ticket kept={kept} onAnother={forget} />
  if (kept?.state === 'waiting')
    return (
      <AccountCard title={t(failed ? 'keptTitle' : 'sending')} text={namesIn(kept.body)}>
        <p className={account.part} role="status">
          {failed && t(failed === 'busy' ? 'keptBusy' : 'kept')}
        </p>
        <div className={classes.buttons}>
          <Button size="lg" loading={sending} onClick={() => tryNow()}>
            {t('tryNow')}
          </Button>
          <Button size="md" variant="default" disabled={sending} onClick={() => change()}>
            {t('change')}
          </Button>
        </div>
      </AccountCard>
    )
  return (
    <Loaded query={form} what={t('what')}>
      {(one) => (
        <AccountCard title={t('title')} text={t('event', { name: one.tournament.name, date: writeIsoDay(one.tournament.startDate) })}>
          {one.verdict === 'open' ? (
            <>
              <p className={account.part}>
                {one.entryFee ? t(one.isPerAngler ? 'feePerAngler' : 'fee', { fee: writeMoney(one.entryFee) }) : t('free')}
              </p>
              {mustWait(one.placesLeft, one.waiting) && (
                <p className={account.part} role="status">
                  {t('isFull', { before: one.waiting })}
                </p>
              )}
              <TeamForm form={one} refused={isRefused ? kept : null} onSend={send} />
            </>
          ) : (
            <NotOpen form={one} verdict={one.verdict} />
          )}
        </AccountCard>
      )}
    </Loaded>
  )
}

const REFUSALS = {
  closed: 'registration.closed',
  'not-yet': 'registration.not-yet',
  'not-taken': 'registration.not-taken',
} as const

/** Why not, and since when: at the ramp, whatever the clock of this phone shows. */
function NotOpen({ form, verdict }: { form: QrForm; verdict: keyof typeof REFUSALS }) {
  const { closesAt, lastDay, opensOn, tournament } = form
  const code = REFUSALS[verdict]
  const values = { date: { date: opensOn ?? lastDay } }
  const hasPassed = closesAt && Date.parse(closesAt) <= Date.now()
  const since = hasPassed
    ? t('closedAt', { moment: writeMoment(closesAt, zoneOf(tournament)) })
    : todayAt(zoneOf(tournament), new Date()) > lastDay
      ? t('closedAfter', { day: writeIsoDay(lastDay) })
      : null
  return (
    <>
      <p className={account.part} role="status">
        {messageOfError(new CallError(409, code, messageOf(code, values), undefined, values))} {verdict === 'closed' && since}
      </p>
      <p className={account.note}>
        <UiLink href={`/tournaments/${tournament._id}`}>{t('see')}</UiLink>
      </p>
    </>
  )
}

/** What is shown at the table: large enough to be read across it. */
function Ticket({ kept, onAnother }: { kept: KeptTeam & { state: 'in' }; onAnother: () => void }) {
  return (
    <AccountCard title={t('show')}>
      <div className={classes.ticket} role="status">
        <p>{t('number')}</p>
        <p className={classes.number}>{kept.number}</p>
        <p className={classes.team}>{namesIn(kept.body)}</p>
        {kept.inLine && <p className={account.part}>{t('waits', { place: kept.inLine })}</p>}
        <p className={account.note}>{t(kept.inLine ? 'waitsNote' : 'notIn')}</p>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </AccountCard>
  )
}
