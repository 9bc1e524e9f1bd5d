import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { registrationVerdict } from '@ramplight/domain/registration/registration-window'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { myEntriesQuery } from '#features/tournaments/angler-today/index.ts'
import { useSession } from '#platform/use-session.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { preRegistrationsOf } from '../sign-up/sign-up.queries.ts'
import { MyWaiver } from '../waiver/index.ts'
import { pastPartners } from './past-partners.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { SignedUp } from './signed-up.tsx'
import { t } from './team-sign-up.texts.ts'

/** Signing up for one tournament, or what stands in the way of it. */
export function Registration({ tournament }: { tournament: Tournament }) {
  const user = useSession()!.user
  const entries = useQuery(myEntriesQuery(user._id))
  const signedUp = useQuery(preRegistrationsOf(user._id))
  return (
    <Loaded query={signedUp} what={t('tournament')}>
      {(teams) => {
        const team = teams.find((one) => one.tournament === tournament._id)
        if (team) return <SignedUp tournament={tournament} team={team} />
        const isEntered = (entries.data ?? []).some((one) => one.tournament === tournament._id)
        const refusal = isEntered ? t('in.title') : whyNot(tournament)
        if (refusal)
          return (
            <>
              <p role="status">{refusal}</p>
              {isEntered && <MyWaiver tournament={tournament._id} />}
              <UiLink href={isEntered ? '/angler' : `/tournaments/${tournament._id}`} className="rl-link-button">
                {t(isEntered ? 'in.today' : 'in.seeTournament')}
              </UiLink>
            </>
          )
        const boats: readonly Pick<PreRegistration, 'anglers' | 'createdAt'>[] = [...teams, ...(entries.data ?? [])]
        return (
          <SignUpForm
            tournament={tournament}
            self={{ _id: user._id, first_name: user.first_name, last_name: user.last_name }}
            partners={pastPartners(boats, user._id)}
          />
        )
      }}
    </Loaded>
  )
}

/** Why nobody can sign up now; null when they can. The server decides the same (A48). */
function whyNot(tournament: Tournament): string | null {
  const now = new Date()
  const verdict = registrationVerdict(tournament, { now: now.toISOString(), today: todayAt(tournament.timezone, now) })
  if (verdict === 'closed') return t('closed')
  if (verdict === 'not-yet') return t('opens', { date: writeDate(tournament.registrationStartDate ?? '') })
  if (verdict === 'not-taken') return t('notNow')
  return tournament.settings.payout?.allowPreRegistration ? null : t('atRamp')
}
