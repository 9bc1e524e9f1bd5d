import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { AnglerName } from '@ramplight/contract/people/users'
import { membershipCalls as calls, type Membership, membership } from '@ramplight/contract/tours/memberships'
import type { Season } from '@ramplight/contract/tours/seasons'
import type { PaidWith } from '@ramplight/domain/money/paid-with'
import { fullName } from '@ramplight/domain/registration/full-name'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { stopAtUnreadable } from '@ramplight/ui/form/stop-at-unreadable'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { AnglerPicker } from '#features/registration/anglers/index.ts'
import { HowPaid, membersOfQuery } from '#features/tours/memberships/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { firstNames } from '#platform/do-to-many.ts'
import { useAction } from '#platform/use-action.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './memberships.texts.ts'

/** One call takes no more. */
const MOST = 500

type Props = { seasons: readonly Season[]; season: string | undefined; onClose: () => void }

const takenOf = (members: readonly Membership[]) =>
  new Map(members.map(({ user, active }) => [user, t(active ? 'sheet.isMember' : 'sheet.wasMember')]))

/** Makes anglers members of a season: as many as come, at its fee, paid or not. */
export function AddMembers({ seasons, season: first, onClose }: Props) {
  // Made with the sheet: a second try after a lost answer makes nobody a member twice.
  const ids = useRef(new Map<string, string>())
  const [id, setId] = useState(first ?? seasons[0]!._id)
  const [anglers, setAnglers] = useState<AnglerName[]>([])
  const [agreed, setAgreed] = useState<number | null>(null)
  const [havePaid, setHavePaid] = useState(false)
  const [paidWith, setPaidWith] = useState<PaidWith | null>({ method: 'cash' })
  const [isTried, setTried] = useState(false)
  useUnsavedGuard(anglers.length > 0)
  const season = seasons.find(({ _id }) => _id === id)!
  const fee = season.membershipFee ?? membership.starts.amount
  const amount = agreed ?? fee
  const members = useQuery(membersOfQuery(id))
  const idOf = ({ _id }: AnglerName): string => {
    const known = ids.current.get(`${id} ${_id}`) ?? newId()
    ids.current.set(`${id} ${_id}`, known)
    return known
  }
  const adding = useAction({
    work: async (whom: readonly AnglerName[]) => {
      const paid = havePaid && amount > 0 ? { amountPaid: amount, paidWith } : {}
      const { results } = await call(calls.bulkCreate, {
        body: whom.map((one) => ({ _id: idOf(one), season: id, user: one._id, amount, ...paid })),
      })
      const outcomes = new Map(results.map((result) => [result._id, result]))
      return whom.map((one) => ({ one, outcome: outcomes.get(idOf(one)) }))
    },
    onDone: (told) => {
      const added = told.filter(({ outcome }) => outcome?.ok)
      const left = told.filter(({ outcome }) => !outcome?.ok)
      if (added.length > 0)
        notify.success(t('sheet.areAdded', { count: added.length, names: fullName(added[0]!.one), season: season.name }))
      if (left.length === 0) return onClose()
      setAnglers(left.map(({ one }) => one))
      const names = firstNames(left.map(({ one }) => fullName(one)))
      notify.warning(t('sheet.someAreNot', { names, reason: left[0]!.outcome?.message ?? '' }))
    },
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (adding.running || stopAtUnreadable(event.currentTarget) || anglers.length === 0) return
    adding.run(anglers)
  }
  return (
    <SideSheet opened onClose={onClose} title={t('add')} subtitle={seasons.length === 1 && season.name}>
      <form className="rl-fields" onSubmit={submit} noValidate>
        {seasons.length > 1 && (
          <ChoiceField
            label={t('sheet.season')}
            data={seasons.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={id}
            onChange={(next) => {
              if (!next) return
              setId(next)
              setAgreed(null)
            }}
            allowDeselect={false}
          />
        )}
        <AnglerPicker
          crew={false}
          anglers={anglers}
          onChange={setAnglers}
          max={MOST}
          taken={takenOf(members.data ?? [])}
          error={isTried && anglers.length === 0 ? t('sheet.needsAngler') : undefined}
        />
        <MoneyField
          label={t('sheet.fee')}
          description={fee > 0 ? t('sheet.feeText', { fee: writeShortMoney(fee) }) : t('sheet.noFee')}
          value={amount}
          onChange={setAgreed}
        />
        {amount > 0 && (
          <FlagField
            label={t('sheet.havePaid')}
            description={t('sheet.havePaidText')}
            checked={havePaid}
            onChange={({ currentTarget }) => setHavePaid(currentTarget.checked)}
          />
        )}
        {amount > 0 && havePaid && <HowPaid paidWith={paidWith} onChange={setPaidWith} withNote={anglers.length === 1} />}
        {adding.error && <ErrorState compact failed={messageOfError(adding.error)} safe={t('sheet.notAdded')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('sheet.cancel')}
          </Button>
          <Button type="submit" loading={adding.running}>
            {t('sheet.save', { count: anglers.length })}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}
