import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { paysAtOnce, signUpVerdict } from '@ramplight/domain/registration/registration-window'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myEntriesQuery } from '#features/tournaments/angler-today/index.ts'
import { useAddress } from '#platform/address.ts'
import { useBase } from '#platform/places.ts'
import { takesCardsQuery } from '#platform/takes-cards.ts'
import { useSession } from '#platform/use-session.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { myTeamsQuery } from '../own-teams/index.ts'
import { preRegistrationsOf } from '../sign-up/sign-up.queries.ts'
import { CalledOff } from './called-off.tsx'
import { Entered } from './entered.tsx'
import { pastPartners } from './past-partners.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { SignedUp } from './signed-up.tsx'
import type { Step } from './steps.ts'
import { t } from './team-sign-up.texts.ts'

/** So often we look whether a place that is held has been paid or given up. */
const LOOK_MS = 15_000

type Mine = { entries: readonly TournamentEntry[]; teams: readonly PreRegistration[] }

/** Signing up for one tournament, what became of it, or what stands in the way. */
export function Registration({ tournament }: { tournament: Tournament }) {
  const user = useSession()!.user
  const entries = useQuery(myEntriesQuery(user._id))
  const isHeld = (teams: readonly PreRegistration[] = []) => teams.some((one) => one.tournament === tournament._id && one.heldUntil)
  const signedUp = useQuery({ ...preRegistrationsOf(user._id), refetchInterval: ({ state }) => (isHeld(state.data) ? LOOK_MS : false) })
  return (
    <Loaded query={signedUp} what={t('tournament')}>
      {(teams) => (
        <Loaded query={entries} what={t('tournament')}>
          {(all) => <Mine tournament={tournament} entries={all.filter(({ deleted }) => !deleted)} teams={teams} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Mine({ tournament, entries, teams }: Mine & { tournament: Tournament }) {
  const base = useBase()
  const user = useSession()!.user
  const { search } = useAddress()
  /** They have tapped "Sign up and pay", and not only signed up: the screens that they came by. */
  const [paysNow, setPaysNow] = useState<readonly Step[] | null>(null)
  const self = { _id: user._id, first_name: user.first_name, last_name: user.last_name }
  const cards = useQuery(takesCardsQuery(tournament._id))
  const isHere = (one: { tournament: string }) => one.tournament === tournament._id
  const [entry, team] = [entries.find(isHere), teams.find(isHere)]
  const takesCards = cards.data?.takesCards === true
  const refusal = whyNot(tournament, takesCards)
  // Who came into a team of ours is offered like whom I have fished with.
  const ours = useQuery(myTeamsQuery()).data?.filter(({ ofAnglers }) => ofAnglers) ?? []
  const partners = pastPartners([...ours, ...teams, ...entries], user._id)
  if (tournament.cancelled && (entry || team)) return <CalledOff tournament={tournament._id} entry={entry?._id} />
  if (entry) return <Entered tournament={tournament} entry={entry} team={team} />
  if (team)
    return (
      <SignedUp
        tournament={tournament}
        team={team}
        self={self}
        partners={partners}
        isOpen={refusal === null}
        steps={paysNow}
        isPaying={search.step === 'pay'}
      />
    )
  // Where the card is the only way in, it has to be known whether there is one.
  if (paysAtOnce(tournament) && cards.isPending)
    return (
      <Loaded query={cards} what={t('tournament')}>
        {() => null}
      </Loaded>
    )
  if (refusal)
    return (
      <>
        <p role="status">{refusal}</p>
        <UiLink href={`${base}/tournaments/${tournament._id}`} className="rl-link-button">
          {t('in.seeTournament')}
        </UiLink>
      </>
    )
  return (
    <SignUpForm
      tournament={tournament}
      takesCards={takesCards}
      feeOnTop={cards.data?.feeOnTop ?? true}
      self={self}
      partners={partners}
      onPay={setPaysNow}
    />
  )
}

/** Why nobody can sign up now; null when they can. The server decides the same (A48). */
function whyNot(tournament: Tournament, takesCards: boolean): string | null {
  const now = new Date()
  const at = { now: now.toISOString(), today: todayAt(zoneOf(tournament), now) }
  const verdict = signUpVerdict(tournament, at, takesCards)
  if (verdict === 'closed') return t('closed')
  if (verdict === 'not-yet') return t('opens', { date: writeDate(tournament.registrationStartDate ?? '') })
  if (verdict === 'open') return null
  return tournament.status === 'Open' ? t('atRamp') : t('notNow')
}
