import { Button } from '@mantine/core'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { QrForm } from '@ramplight/contract/registration/qr-pre-registration'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { phoneTyped } from '@ramplight/domain/registration/phone-typed'
import { mustWait } from '@ramplight/domain/registration/waiting-list'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { focusField } from '@ramplight/ui/form/focus-field'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useWaiver, WaiverFields, waiverTexts } from '#features/registration/waiver/index.ts'
import { queryOf } from '#platform/query.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import account from '../account/account-card.module.css'
import classes from './pre-register.module.css'
import { t } from './pre-register.texts.ts'
import { bodyOf, NOBODY, problemsOf, type QrBody, type TypedTeam } from './typed-team.ts'
import { WhoIsIt } from './who-is-it.tsx'

type Props = { form: QrForm; refused: { body: QrBody; message: string } | null; onSend: (body: QrBody) => void }

const NONE: readonly string[] = []
/** What was refused stands in the form again. */
const typedAs = ({ phone, first_name, last_name, partners = [], pots = [] }: QrBody): TypedTeam => ({
  phone,
  ...(last_name === undefined ? { who: first_name, first: '', last: '' } : { who: null, first: first_name, last: last_name }),
  partners: partners.length ? partners.map((one) => `${one.first_name} ${one.last_name}`.trim()) : [''],
  pots,
})

/** Phone first, because everybody knows it; at most four fields (ux 3b). */
export function TeamForm({ form, refused, onSend }: Props) {
  const { tournament, crew, pots } = form
  const online = useOnline()
  const [typed, setTyped] = useState(() => (refused ? typedAs(refused.body) : NOBODY))
  const [isTried, setTried] = useState(false)
  // What was refused or changed may have arrived, and only its answer not: it stays one team under one id.
  const [_id] = useState(() => refused?.body._id ?? newId())
  const waiver = useWaiver(form.waiver, refused?.body.waiver)
  const phone = phoneTyped(typed.phone)
  const greeting = useQuery({
    ...queryOf(preRegistrationCalls.qrPhone, { body: { tournament: tournament._id, phone: phone ?? '' } }),
    enabled: phone !== null && online,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const offered = (phone && greeting.data?.first_names) || NONE
  const isLooking = phone !== null && online && greeting.isPending
  const problems = isTried ? problemsOf(typed, offered) : {}
  const change = (part: Partial<TypedTeam>) => setTyped({ ...typed, ...part })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(problemsOf(typed, offered))
    if (first) return focusField(first)
    const said = waiver.take()
    if (said === null) return
    onSend(bodyOf(typed, offered, { _id, tournament: tournament._id, ...(said && { waiver: said }) }))
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
        onChange={(event) => change({ phone: event.currentTarget.value, who: undefined })}
      />
      {isLooking && <p className={account.note}>{t('looking')}</p>}
      {phone && !isLooking && <WhoIsIt typed={typed} offered={offered} problems={problems} onChange={change} />}
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
            error={problems[`partner-${index}`]}
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
      <Button type="submit" size="lg" fullWidth className={classes.send} disabled={isLooking}>
        {t(mustWait(form.placesLeft, form.waiting) ? 'joinLine' : 'send')}
      </Button>
    </form>
  )
}
