import { Button } from '@mantine/core'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { QrForm } from '@ramplight/contract/registration/qr-pre-registration'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { mustWait } from '@ramplight/domain/registration/waiting-list'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { focusField } from '@ramplight/ui/form/focus-field'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { useWaiver, WaiverFields, waiverTexts } from '#features/registration/waiver/index.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import account from '../account/account-card.module.css'
import classes from './pre-register.module.css'
import { t } from './pre-register.texts.ts'
import { bodyOf, NOBODY, problemsOf, type QrBody, type TypedTeam } from './typed-team.ts'

type Props = { form: QrForm; refused: { body: QrBody; message: string } | null; onSend: (body: QrBody) => void }

/** What was refused is in the form again. */
const typedAs = ({ phone, first_name, last_name = '', partners = [], pots = [] }: QrBody): TypedTeam => ({
  ...{ phone, first: first_name, last: last_name, pots },
  partners: partners.length ? partners.map((one) => `${one.first_name} ${one.last_name}`.trim()) : [''],
})
const NAMES = [
  ['first', 'first_name', 'given-name'],
  ['last', 'last_name', 'family-name'],
] as const

/** Phone first, because everybody knows it; at most four fields (ux 3b). */
export function TeamForm({ form, refused, onSend }: Props) {
  const { tournament, crew, pots } = form
  const online = useOnline()
  const [typed, setTyped] = useState(() => (refused ? typedAs(refused.body) : NOBODY))
  const [isTried, setTried] = useState(false)
  // What was refused or changed may have arrived, and only its answer not: it stays one team under one id.
  const [_id] = useState(() => refused?.body._id ?? newId())
  const waiver = useWaiver(form.waiver, refused?.body.waiver)
  const problems = isTried ? problemsOf(typed) : {}
  const change = (part: Partial<TypedTeam>) => setTyped({ ...typed, ...part })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(problemsOf(typed))
    if (first) return focusField(first)
    const said = waiver.take()
    if (said === null) return
    onSend(bodyOf(typed, { _id, tournament: tournament._id, ...(said && { waiver: said }) }))
  }
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      {refused?.message && (
        <p className={account.error} role="alert">
          {refused.message}
        </p>
      )}
      {!online && <p className={account.note}>{t('offline')}</p>}
      <TextField
        id="phone"
        name="phone"
        label={t('phone')}
        description={t('phoneHelp')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        size="lg"
        maxLength={longestAt(preRegistrationCalls.qrRegister.body!, 'phone')}
        value={typed.phone}
        error={problems.phone}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
      <div className={classes.names}>
        {NAMES.map(([name, field, autoComplete]) => (
          <TextField
            key={name}
            id={name}
            label={t(name)}
            {...(name === 'last' ? { description: t('lastHelp') } : {})}
            size="lg"
            maxLength={longestAt(preRegistrationCalls.qrRegister.body!, field)}
            autoComplete={autoComplete}
            value={typed[name]}
            error={name === 'first' ? problems.first : undefined}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      {crew > 1 &&
        typed.partners.map((partner, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat in the boat
            key={index}
            id={`partner-${index}`}
            label={t('partner')}
            {...(index === 0 ? { description: t('partnerHelp') } : {})}
            size="lg"
            value={partner}
            onChange={(event) => change({ partners: typed.partners.with(index, event.currentTarget.value) })}
          />
        ))}
      {typed.partners.length < crew - 1 && (
        <Button variant="default" onClick={() => change({ partners: [...typed.partners, ''] })}>
          {t('addPartner')}
        </Button>
      )}
      {pots.length > 0 && (
        <FieldGroup legend={t('pots')}>
          {pots.map((pot) => (
            <TickField
              key={pot._id}
              size="md"
              label={t('pot', { name: pot.name ?? t(pot.kind), fee: writeMoney(pot.fee) })}
              checked={typed.pots.includes(pot._id)}
              onChange={(event) =>
                change({
                  pots: event.currentTarget.checked ? [...typed.pots, pot._id] : typed.pots.filter((id) => id !== pot._id),
                })
              }
            />
          ))}
        </FieldGroup>
      )}
      {waiver.waiver && <h2 className={classes.part}>{waiverTexts('title')}</h2>}
      <WaiverFields form={waiver} startDate={tournament.startDate} />
      <Button type="submit" size="lg" fullWidth className={classes.send}>
        {t(mustWait(form.placesLeft, form.waiting) ? 'joinLine' : 'send')}
      </Button>
    </form>
  )
}
