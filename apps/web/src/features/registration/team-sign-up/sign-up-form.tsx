import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { AnglerName } from '@ramplight/contract/people/users'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { paysAtOnce } from '@ramplight/domain/registration/registration-window'
import { teamPrice } from '@ramplight/domain/registration/team-boat'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { focusField } from '@ramplight/ui/form/focus-field'
import { useDraft } from '@ramplight/ui/form/use-draft'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { writeStored } from '@ramplight/ui/values/stored-state'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentsToHandIn } from '#features/content/documents/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { ChangedSince, type TypedWaiver, useWaiver, WaiverFields, waiverQuery, waiverTexts } from '../waiver/index.ts'
import { type AskedGuest, guestPlace } from './guest.ts'
import { guestProblems } from './new-partner.tsx'
import { isFullFor, PlacesLine } from './places-line.tsx'
import { type Chosen, TeamChoices } from './team-choices.tsx'
import classes from './team-sign-up.module.css'
import { placesQuery } from './team-sign-up.queries.ts'
import { t } from './team-sign-up.texts.ts'

/** What an earlier visit left: a draft of before has no signature. */
type Kept = Chosen & { signature?: Omit<TypedWaiver, 'accepted'> }
const isTyped = ({ name, age, guardian }: Omit<TypedWaiver, 'accepted'>) =>
  age !== null || [name, ...Object.values(guardian)].some((typed) => typed.trim() !== '')

type Props = {
  tournament: Tournament
  takesCards: boolean
  self: AnglerName
  partners: readonly AnglerName[]
  /** Who signs up pays at once. */
  onPay: () => void
}

/** Who fishes, the rules, and what it costs: one screen, and parts that a tournament does not have are not there. */
export function SignUpForm({ tournament, takesCards, self, partners, onPay }: Props) {
  const [values, setValues] = useState<Chosen>({ partners: [], pots: [] })
  const { partners: chosen, pots, guest = null } = values
  const online = useOnline()
  const users = [self._id, ...chosen]
  const total = teamPrice(tournament, { users, pots })
  // One id for this visit: a double tap, and an answer that got lost, are one team.
  const [id] = useState(newId)
  const asked = useQuery(waiverQuery(tournament._id))
  const waiver = useWaiver(asked.data?.mine?.isCurrent ? null : (asked.data?.waiver ?? null))
  // The tick is no part of it: a waiver is accepted when it is sent, not a day before.
  const { accepted: _tick, ...signature } = waiver.typed
  const draft = useDraft<Kept>({
    key: ownPlace(`sign-up-${tournament._id}`),
    values: { ...values, signature },
    isDirty: chosen.length + pots.length > 0 || guest !== null || isTyped(signature),
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
        body: { _id: id, tournament: tournament._id, team: { users }, pots: [...pots], ...(said && { waiver: said }) },
      }),
    onDone: (_team, { pays }) => {
      draft.clear()
      // The page of the team sends them the link.
      if (guest) writeStored(ownPlace(guestPlace(tournament._id)), { ...guest, _id: newId() } satisfies AskedGuest)
      if (pays) onPay()
    },
    // The waiver may read otherwise by now.
    onRefused: () => asked.refetch(),
  })
  const submit = (pays: boolean) => {
    setTried(true)
    const [missing] = Object.keys(problems)
    if (missing) return focusField(missing)
    const said = waiver.take()
    if (said !== null && !signUp.running) signUp.run({ pays, said })
  }
  const places = useQuery(placesQuery(tournament._id)).data
  const isFull = places !== undefined && isFullFor(places)
  const canPay = takesCards && total > 0 && !isFull
  const payOnly = paysAtOnce(tournament)
  const busy = (pays: boolean) => ({
    size: 'lg' as const,
    fullWidth: true,
    onClick: () => submit(pays),
    loading: signUp.running && signUp.given?.pays === pays,
    disabled: signUp.running && signUp.given?.pays !== pays,
  })
  return (
    <div className={classes.form}>
      <DraftNotice draft={draft} onRestore={restore} />
      <TeamChoices
        tournament={tournament}
        partners={partners}
        values={values}
        onChange={setValues}
        guestProblems={isTried ? problems : {}}
      />
      <DocumentsToHandIn tournament={tournament} />
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
      <div className={classes.pay}>
        {signUp.error && (
          <p role="alert" className={classes.error}>
            {messageOfError(signUp.error)}
          </p>
        )}
        <PlacesLine places={places} />
        <p>
          {total > 0 && <b>{t('total', { money: writeMoney(total) })}</b>} {t(wayToPay({ total, takesCards, payOnly }))}
        </p>
        {!online && draft.keptAt !== null && <p role="status">{t('kept')}</p>}
        <div className={classes.ways}>
          {canPay && <Button {...busy(true)}>{t('signUpAndPay')}</Button>}
          {!(canPay && payOnly) && (
            <Button {...busy(false)} variant={canPay ? 'default' : 'filled'}>
              {t(isFull ? 'joinLine' : canPay ? 'payLater' : 'imIn')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

type Ways = { total: number; takesCards: boolean; payOnly: boolean }

const wayToPay = ({ total, takesCards, payOnly }: Ways) => {
  if (total <= 0) return 'nothingToPay'
  if (!takesCards) return 'payAtRamp'
  return payOnly ? 'payByCard' : 'payEither'
}
