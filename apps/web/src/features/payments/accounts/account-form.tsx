import { newId } from '@ramplight/contract/kernel/new-id'
import { type Account, accountCalls as calls } from '@ramplight/contract/payments/accounts'
import { FEE_FIXED, FEE_PAYERS, FEE_PERCENT, type FeePayer, feePayerFrom } from '@ramplight/domain/registration/fees'
import { fullName } from '@ramplight/domain/registration/full-name'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { FormPage } from '@ramplight/ui/form/form-page.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { ChoiceBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { changedPart } from '#platform/record-form/paths.ts'
import { missingOf } from '#platform/record-form/required.ts'
import { useRecordForm } from '#platform/record-form/use-record-form.ts'
import { useSave } from '#platform/record-form/use-save.tsx'
import type { Session } from '#platform/session.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { AccountState } from './account-state.tsx'
import { t } from './accounts.texts.ts'
import { TryFees } from './try-fees.tsx'

type User = Session['user']
type Values = { name: string; type: string; email: string; feePayer: FeePayer }
const declared = declaredBy(calls.create)

/** Who has none begins with what is known of them. */
const valuesOf = (account: Account | null, user: User): Values => ({
  name: account?.name ?? fullName(user),
  type: account?.type ?? t('account.typeExample'),
  email: account?.email ?? user.email ?? '',
  feePayer: feePayerFrom(account?.feePayer),
})

/** The account of a director: who pays what a card costs, and whose it is. */
export function AccountForm({ account, user }: { account: Account | null; user: User }) {
  const online = useOnline()
  const [fresh] = useState(newId)
  const form = useRecordForm<Values, number | null>({
    key: `account-${user._id}`,
    stored: valuesOf(account, user),
    rev: account?._rev ?? null,
    declared,
  })
  const { submit, saving, dialog } = useSave<Values, number | null, Account>({
    form,
    send: ({ values, base, seen }) =>
      account
        ? call(calls.update, { params: { id: account._id }, body: { ...changedPart(base, values), ...(seen !== null && { _rev: seen }) } })
        : call(calls.create, { body: { ...values, _id: fresh } }),
    read: (stored) => ({ values: valuesOf(stored, user), seen: stored._rev }),
    theirs: () => call(calls.get, { params: { id: account!._id } }),
  })
  const save = () => {
    const missing = missingOf(form.values, declared)
    if (missing.length > 0) form.fail(missing)
    else submit()
  }
  const bound = { ...form, readOnly: !online }
  return (
    <>
      <FormPage
        label={t('form')}
        errors={form.errors}
        sections={[
          {
            id: 'fees',
            title: t('fees.title'),
            purpose: t('fees.about', { percent: FEE_PERCENT, fixed: writeMoney(FEE_FIXED) }),
            children: (
              <>
                <ChoiceBox
                  form={bound}
                  path="feePayer"
                  options={FEE_PAYERS.map((value) => ({ value, label: t(`fees.payer.${value}`) }))}
                  description={t('fees.payerText')}
                />
                <TryFees feePayer={form.values.feePayer} />
              </>
            ),
          },
          {
            id: 'account',
            title: t('account.title'),
            purpose: t(account ? 'account.about' : 'account.none'),
            children: (
              <>
                <FieldRow>
                  <TextBox form={bound} path="name" />
                  <TextBox form={bound} path="type" placeholder={t('account.typeExample')} />
                </FieldRow>
                <TextBox form={bound} path="email" />
              </>
            ),
          },
        ]}
        changes={form.changes}
        onSave={save}
        onDiscard={form.discard}
        saving={saving}
        attempt={form.attempt}
        draftKept={form.draft.keptAt !== null}
        notice={
          <>
            <AccountState account={account} online={online} />
            <DraftNotice draft={form.draft} onRestore={form.replace} />
          </>
        }
      />
      {dialog}
    </>
  )
}
