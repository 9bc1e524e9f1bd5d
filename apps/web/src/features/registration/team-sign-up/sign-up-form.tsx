import { newId } from '@ramplight/contract/kernel/new-id'
import type { AnglerName } from '@ramplight/contract/people/users'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { teamPrice } from '@ramplight/domain/registration/team-boat'
import { teamCardPrice } from '@ramplight/domain/registration/team-card-price'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { focusField } from '@ramplight/ui/form/focus-field'
import { useDraft } from '@ramplight/ui/form/use-draft'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { noteStored } from '@ramplight/ui/values/stored-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DocumentsToHandIn, useDocumentsToHandIn } from '#features/content/documents/index.ts'
import { call } from '#platform/call.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { RefundPolicyNote } from '../refund-policy/index.ts'
import { ChangedSince, type TypedWaiver, useWaiver, WaiverFields, waiverQuery, waiverTexts } from '../waiver/index.ts'
import { type Chosen, isChosen, teamOf } from './chosen.ts'
import { CrewChoices } from './crew-choices.tsx'
import { type AskedGuest, guestPlace } from './guest.ts'
import { MembershipDue, useMembershipDue } from './membership-due.tsx'
import { guestProblems } from './new-partner.tsx'
import { PayBar } from './pay-bar.tsx'
import { isFullFor } from './places-line.tsx'
import { PotChoices } from './pot-choices.tsx'
import { StepLine } from './step-line.tsx'
import { type Step, stepsFor } from './steps.ts'
import classes from './team-sign-up.module.css'
import { placesQuery } from './team-sign-up.queries.ts'
import { t } from './team-sign-up.texts.ts'
import { useSteps } from './use-steps.ts'

/** What an earlier visit left: a draft of before has no signature. */
type Kept = Chosen & { signature?: Omit<TypedWaiver, 'accepted'> }
const isTyped = ({ name, age, guardian }: Omit<TypedWaiver, 'accepted'>) =>
  age !== null || [name, ...Object.values(guardian)].some((typed) => typed.trim() !== '')

type Props = {
  tournament: Tournament
  takesCards: boolean
  /** The angler pays the card fee. */
  feeOnTop: boolean
  self: AnglerName
  partners: readonly AnglerName[]
  /** Who signs up pays at once, on the last of these screens. */
  onPay: (steps: readonly Step[]) => void
}

/**
 * Who fishes, the rules, and what it costs: a screen each for the team and for its pots and papers, and none for what a tournament does
 * not have. The last one signs up; what a card pays is the next screen, for the team that has its place.
 */
export function SignUpForm({ tournament, takesCards, feeOnTop, self, partners, onPay }: Props) {
  const [values, setValues] = useState<Chosen>({ partners: [], pots: [] })
  const { pots, guest = null } = values
  const online = useOnline()
  const users = [self._id, ...values.partners]
  const total = teamPrice(tournament, { users, pots })
  const byCard = teamCardPrice(tournament, { users, pots }, feeOnTop)
  // One id for this visit: a double tap, and an answer that got lost, are one team.
  const [id] = useState(newId)
  const asked = useQuery(waiverQuery(tournament._id))
  const waiver = useWaiver(asked.data?.mine?.isCurrent ? null : (asked.data?.waiver ?? null))
  const papers = useDocumentsToHandIn(tournament)
  const due = useMembershipDue(tournament)
  const asksFor = tournament.settings.registration?.documents?.map(({ label }) => label) ?? []
  const places = useQuery(placesQuery(tournament._id)).data
  const isFull = places !== undefined && isFullFor(places)
  const canPay = takesCards && total > 0 && !isFull
  const steps = stepsFor({
    tournament,
    hasWaiver: waiver.waiver !== null,
    hasPapers: papers.length > 0 || due !== null,
    takesCards: takesCards && !isFull,
  })
  const at = useSteps(steps)
  // The tick is no part of it: a waiver is accepted when it is sent, not a day before.
  const { accepted: _tick, ...signature } = waiver.typed
  const draft = useDraft<Kept>({
    key: ownPlace(`sign-up-${tournament._id}`),
    values: { ...values, signature },
    isDirty: isChosen(values) || isTyped(signature),
  })
  const restore = ({ signature: typed, ...rest }: Kept) => {
    setValues(rest)
    if (typed) waiver.change(typed)
  }
  const [isTried, setTried] = useState(false)
  const problems = guestProblems(guest)
  const signUp = useAction({
    work: ({ said }: { pays: boolean; said: ReturnType<typeof waiver.take> }) =>
      call(preRegistrationCalls.create, {
        body: { _id: id, tournament: tournament._id, ...teamOf(self._id, values), ...(said && { waiver: said }) },
      }),
    onDone: (_team, { pays }) => {
      draft.clear()
      // The page of the team sends them the link.
      if (guest) noteStored(ownPlace(guestPlace(tournament._id)), { ...guest, _id: newId() } satisfies AskedGuest)
      if (pays) onPay(steps)
      at.leave(pays)
    },
    // The waiver may read otherwise by now.
    onRefused: () => asked.refetch(),
  })
  /** What the first screen still needs: with it in sight, the form is at the field. Null: something is missing. */
  const take = () => {
    setTried(true)
    const [missing] = Object.keys(problems)
    if (missing) focusField(missing)
    return missing ? null : waiver.take()
  }
  const goOn = (to: Step) => {
    if (at.step !== 'team' || take() !== null) at.goTo(to)
  }
  const submit = (pays: boolean) => {
    const said = take()
    if (said === null) return at.step !== 'team' && at.goTo('team')
    if (!signUp.running) signUp.run({ pays, said })
  }
  // Sent back to the first screen, the form is at what is missing there.
  const [missing] = Object.keys({ ...(isTried && problems), ...waiver.problems })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the screen is reached
  useEffect(() => {
    if (at.step === 'team' && missing) focusField(missing)
  }, [at.step])
  return (
    <div className={classes.form}>
      <StepLine steps={steps} step={at.step} />
      <DraftNotice draft={draft} onRestore={restore} />
      {at.step === 'team' && (
        <>
          <CrewChoices
            tournament={tournament}
            self={self}
            partners={partners}
            values={values}
            onChange={setValues}
            guestProblems={isTried ? problems : {}}
          />
          {tournament.rules && (
            <Section title={t('rules')}>
              <p className={classes.rules}>{tournament.rules}</p>
            </Section>
          )}
          {waiver.waiver && (
            <Section title={waiverTexts('title')}>
              <ChangedSince mine={asked.data?.mine} />
              <WaiverFields form={waiver} startDate={tournament.startDate} />
            </Section>
          )}
        </>
      )}
      {at.step === 'pots' && (
        <>
          <PotChoices
            tournament={tournament}
            pots={pots}
            entryFee={teamPrice(tournament, { users, pots: [] })}
            onChange={(bought) => setValues({ ...values, pots: bought })}
          />
          {due !== null && <MembershipDue amount={due} />}
          <DocumentsToHandIn tournament={tournament} />
        </>
      )}
      {at.next === null && asksFor.length > 0 && <p className="rl-dimmed">{t('papersLater', { papers: writeList(asksFor) })}</p>}
      {at.next === null && total > 0 && <RefundPolicyNote tournament={tournament} />}
      <PayBar
        tournament={tournament}
        total={total}
        byCard={byCard}
        takesCards={takesCards}
        canPay={canPay}
        places={places}
        keptOffline={!online && draft.keptAt !== null}
        next={at.next}
        onNext={goOn}
        onBack={at.before && at.back}
        signUp={{ error: signUp.error, pays: signUp.running ? (signUp.given?.pays ?? null) : null, submit }}
      />
    </div>
  )
}
