import type { TournamentResult } from '@ramplight/contract/results/tournament-results'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { openInNewTab } from '@ramplight/ui/files/save-file'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconCashBanknote, IconDeviceTv, IconLockOpen, IconMedal, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { OpenPayouts } from '#features/payments/open-payouts/index.ts'
import { ToHandOut, tournamentPaymentsQuery } from '#features/payments/payments/index.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { everyPayout, moneyOut, type Results } from '../screen/results-view.ts'
import classes from './close-out.module.css'
import { t } from './close-out.texts.ts'
import { givesPoints } from './gives-points.ts'
import { LateBags } from './late-bags.tsx'
import { useReopen } from './use-finalize.ts'
import { useWaitingCall, willFinish } from './waiting-call.ts'

type Props = { results: Results; official: TournamentResult; base: string; mayEdit: boolean; onReopen: () => void }

/** After the end: what was written, where it is, and the way back. */
export function Official({ results, official, base, mayEdit, onReopen }: Props) {
  const { _id, season } = results.tournament
  const points = givesPoints(results.tournament)
  const reopen = useReopen(official._id, _id, points)
  const waiting = useWaitingCall(_id) === 'reopen'
  const written = useQuery({ ...tournamentPaymentsQuery(_id), enabled: mayEdit })
  const count = everyPayout(results).length
  const payments = t('official.paymentsOf', { count, total: writeMoney(moneyOut(results).total) })
  const ask = async () => {
    const yes = await confirm({
      title: t('official.reopenTheResults'),
      text: t('official.theyStopBeingOfficial'),
      items: [...(points ? [t('official.thePoints')] : []), t('official.theTournamentGoesBack')],
      confirmLabel: t('official.reopenResults'),
      tone: 'danger',
      irreversible: true,
    })
    if (!yes) return
    onReopen()
    reopen.run()
  }
  return (
    <Section
      title={t('official.resultsAreOfficial')}
      note={
        waiting
          ? t('official.reopening', { whenItWillFinish: willFinish().toLowerCase() })
          : t('official.paymentsAreRecorded', { payments, count })
      }
    >
      <LateBags tournament={_id} />
      <ToHandOut payments={written.data ?? []} />
      {mayEdit && <OpenPayouts tournament={results.tournament} />}
      <div className={classes.links}>
        <ActionButton action={{ label: t('official.payments'), icon: IconCashBanknote, href: `${base}/money/payouts` }} />
        <ActionButton
          action={{
            label: t('official.publicBoard'),
            icon: IconDeviceTv,
            onClick: () => openInNewTab(`/live-leaderboard/${_id}`),
          }}
        />
        {mayEdit && (
          <ActionButton action={{ label: t('official.tellAnglers'), icon: IconSend, href: `${base}/messages/new?about=results` }} />
        )}
        {points && <ActionButton action={{ label: t('official.seasonPoints'), icon: IconMedal, href: `/director/seasons/${season}` }} />}
        {mayEdit && !waiting && (
          <ActionButton
            variant="subtle"
            action={{
              label: t('official.reopenResults'),
              icon: IconLockOpen,
              tone: 'danger',
              loading: reopen.running,
              onClick: () => void ask(),
            }}
          />
        )}
      </div>
    </Section>
  )
}
