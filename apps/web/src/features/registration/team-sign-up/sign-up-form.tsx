import { Button, Chip } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { AnglerName } from '@ramplight/contract/people/users'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { fullName } from '@ramplight/domain/registration/full-name'
import { potsToChoose, teamPrice } from '@ramplight/domain/registration/team-boat'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useTakesCards } from '#platform/takes-cards.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { ChangedSince, useWaiver, WaiverFields, waiverQuery, waiverTexts } from '../waiver/index.ts'
import { isFullFor, PlacesLine } from './places-line.tsx'
import classes from './team-sign-up.module.css'
import { placesQuery } from './team-sign-up.queries.ts'
import { t } from './team-sign-up.texts.ts'

type Props = { tournament: Tournament; self: AnglerName; partners: readonly AnglerName[] }

/** Who fishes, the rules, and what it costs: one screen, and parts that a tournament does not have are not there. */
export function SignUpForm({ tournament, self, partners }: Props) {
  const others = crewSizeOf(tournament) - 1
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [pots, setPots] = useState<readonly string[]>([])
  const offered = potsToChoose(tournament)
  const users = [self._id, ...chosen]
  const total = teamPrice(tournament, { users, pots })
  // One id for this visit: a double tap, and an answer that got lost, are one team.
  const [id] = useState(newId)
  const asked = useQuery(waiverQuery(tournament._id))
  const waiver = useWaiver(asked.data?.mine?.isCurrent ? null : (asked.data?.waiver ?? null))
  const signUp = useAction({
    work: (said: ReturnType<typeof waiver.take>) =>
      call(preRegistrationCalls.create, {
        body: { _id: id, tournament: tournament._id, team: { users }, pots: [...pots], ...(said && { waiver: said }) },
      }),
    // The waiver may read otherwise by now.
    onRefused: () => asked.refetch(),
  })
  const submit = () => {
    const said = waiver.take()
    if (said !== null) signUp.run(said)
  }
  const takesCards = useTakesCards(tournament._id)
  const places = useQuery(placesQuery(tournament._id)).data
  const isFull = places !== undefined && isFullFor(places)
  const choose = (partner: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, partner].slice(-others) : chosen.filter((one) => one !== partner))
  return (
    <div className={classes.form}>
      {others > 0 && (
        <Section title={t(others > 1 ? 'partners' : 'partner')}>
          {partners.length > 0 && (
            <fieldset className={classes.partners}>
              <legend>{t('fishedWith')}</legend>
              {partners.map((one) => (
                <Chip key={one._id} size="md" checked={chosen.includes(one._id)} onChange={(on) => choose(one._id, on)}>
                  {fullName(one)}
                </Chip>
              ))}
            </fieldset>
          )}
          {chosen.length < others && <p className="rl-dimmed">{t('laterHint')}</p>}
        </Section>
      )}
      {offered.length > 0 && (
        <Section title={t('pots')}>
          <div className={classes.pots}>
            {offered.map(({ pot, kind }) => (
              <TickField
                key={pot._id}
                size="md"
                label={t('pot', { name: pot.name ?? t(kind), fee: writeMoney(pot.entryFee ?? 0) })}
                checked={pots.includes(pot._id)}
                onChange={(event) => setPots(event.currentTarget.checked ? [...pots, pot._id] : pots.filter((one) => one !== pot._id))}
              />
            ))}
          </div>
        </Section>
      )}
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
          {total > 0 && <b>{t('total', { money: writeMoney(total) })}</b>} {t(takesCards ? 'payByCard' : 'payAtRamp')}
        </p>
        <Button size="lg" fullWidth onClick={submit} loading={signUp.running}>
          {t(isFull ? 'joinLine' : 'imIn')}
        </Button>
      </div>
    </div>
  )
}
