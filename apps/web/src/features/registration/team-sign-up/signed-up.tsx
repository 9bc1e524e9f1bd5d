import { Button } from '@mantine/core'
import type { AnglerName } from '@ramplight/contract/people/users'
import { type PreRegistration, preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { potsToChoose, teamPrice } from '@ramplight/domain/registration/team-boat'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { IconCheck, IconClock, IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DocumentsToHandIn } from '#features/content/documents/index.ts'
import { useAnglerMoney } from '#features/tournaments/angler-money/index.ts'
import { call } from '#platform/call.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useBase } from '#platform/places.ts'
import { useTakesCards } from '#platform/takes-cards.ts'
import { useAction } from '#platform/use-action.ts'
import { EntryCoupon } from '../entry-coupon/index.ts'
import { PartnerLinks, partnerLinkTexts } from '../partner-links/index.ts'
import { type BoatToPay, boatOfTeam, PayByCard } from '../pay-by-card/index.ts'
import { MyWaiver } from '../waiver/index.ts'
import { ChangeTeam } from './change-team.tsx'
import { Crew } from './crew.tsx'
import { invitedPlace } from './guest.ts'
import { HandOn } from './hand-on.tsx'
import { InviteGuest } from './invite-guest.tsx'
import { InvitePartner } from './invite-partner.tsx'
import { StepLine } from './step-line.tsx'
import type { Step } from './steps.ts'
import classes from './team-sign-up.module.css'
import { placesQuery } from './team-sign-up.queries.ts'
import { t } from './team-sign-up.texts.ts'

type Props = {
  tournament: Tournament
  team: PreRegistration
  self: AnglerName
  partners: readonly AnglerName[]
  isOpen: boolean
  /** Who has just signed up to pay came by these screens. */
  steps: readonly Step[] | null
  /** Only what is to be paid is asked for: the last screen of signing up. */
  isPaying: boolean
}

/** A team that has signed up: whether it has its place, paying for it, a link for who is missing, and the way out. */
export function SignedUp({ tournament, team, self, partners, isOpen, steps, isPaying }: Props) {
  const base = useBase()
  const room = crewSizeOf(tournament) - team.team.users.length
  const [invited, setInvited] = useStoredState<string | null>(ownPlace(invitedPlace(team._id)), null)
  const takesCards = useTakesCards(tournament._id)
  const { pots, coupon } = team
  const pays = takesCards && !team.onWaitingList && !team.converted && teamPrice(tournament, { users: team.team.users, pots, coupon }) > 0
  const boat = boatOfTeam(team, tournament)
  const leave = useAction({
    work: () => call(preRegistrationCalls.remove, { params: { id: team._id } }),
    onDone: () => notify.success(t('in.takenBack')),
  })
  const askToLeave = async () => {
    const sure = await confirm({
      title: t('in.takeBackAsk'),
      text: t('in.takeBackText', { others: team.team.users.length - 1 }),
      confirmLabel: t('in.takeBack'),
      cancelLabel: t('in.keep'),
      tone: 'danger',
    })
    if (sure) leave.run()
  }
  const place = (
    <>
      <Standing team={team} boat={boat} tournament={tournament} />
      {room > 0 && <InviteGuest team={team._id} tournament={tournament} onInvited={setInvited} />}
      {pays && (
        <Section title={t('in.pay')}>
          <EntryCoupon entry={boat} tournament={tournament} />
          {/* With another price it is asked for anew. */}
          <PayByCard key={coupon?._id ?? ''} entry={boat} tournament={tournament} startsPaying={steps !== null} />
          {room > 0 && team.team.users.length === 1 && (
            <p className="rl-dimmed">{invited ? t('in.splitWaits', { name: invited }) : t('in.split')}</p>
          )}
        </Section>
      )}
    </>
  )
  if (isPaying && pays)
    return (
      <div className={classes.form}>
        {steps && <StepLine steps={steps} step="pay" />}
        {place}
        <Button component={UiLink} href={`/angler/tournaments/${tournament._id}/registration`} variant="subtle">
          {t('in.yourTeam')}
        </Button>
      </div>
    )
  return (
    <div className={classes.form}>
      {place}
      <MyWaiver tournament={tournament._id} />
      <DocumentsToHandIn tournament={tournament} />
      <Crew boat={{ ...team, users: team.team.users }} number={team.number ?? null}>
        {room > 0 && <InvitePartner team={team._id} tournament={tournament} room={room} />}
      </Crew>
      {!team.converted &&
        isOpen &&
        (room > 0 || tournament.teamEvent || tournament.groups.length > 0 || potsToChoose(tournament).length > 0) && (
          <ChangeTeam tournament={tournament} team={team} self={self} partners={partners} />
        )}
      {tournament.teamEvent && (
        <Section title={partnerLinkTexts('title')} flush>
          <PartnerLinks team={team._id} />
        </Section>
      )}
      <HandOn tournament={tournament} />
      <div className={classes.buttons}>
        <Button component={UiLink} href="/angler" size="md" variant={pays ? 'default' : 'filled'}>
          {t('in.today')}
        </Button>
        <Button component={UiLink} href={`${base}/tournaments/${tournament._id}`} size="md" variant="default">
          {t('in.seeTournament')}
        </Button>
        {!team.converted && (
          <Button variant="subtle" color="red" size="md" onClick={askToLeave} loading={leave.running}>
            {t('in.takeBack')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Is it in, does it wait for a place, or has it a place only for as long as it takes to pay? */
function Standing({ team, boat, tournament }: { team: PreRegistration; boat: BoatToPay; tournament: Tournament }) {
  const { words } = useAnglerMoney({ boat, tournament, hold: team })
  const places = useQuery({ ...placesQuery(team.tournament), enabled: team.onWaitingList }).data
  if (team.onWaitingList)
    return (
      <Banner tone="amber" icon={IconHourglass}>
        <b className={classes.isIn}>{t('in.waitsTitle')}</b>
        {places?.listMoves === false
          ? t('in.listStopped')
          : places?.inLine
            ? t('in.waits', { place: places.inLine })
            : t('in.waitsSomewhere')}
      </Banner>
    )
  if (team.heldUntil)
    return (
      <Banner tone="amber" icon={IconClock}>
        <b className={classes.isIn}>{t('in.heldTitle')}</b>
        <span>{words}</span>
      </Banner>
    )
  return (
    <Banner tone="kelp" icon={IconCheck}>
      <b className={classes.isIn}>{t('in.title')}</b>
      <span>{words}</span> {t('in.draw')}
    </Banner>
  )
}
