import { type User, userCalls, user as userRecord } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { PasswordField } from '@ramplight/ui/form/password-field.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { ChoiceBox, FlagBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { refreshed } from '#platform/refresh.ts'
import { currentSession } from '#platform/session.ts'
import { isGoodPassword, passwordRules } from '../auth/password-rules.ts'
import { PersonalDataSection } from '../personal-data/personal-data-section.tsx'
import { TakeSecondStep } from './take-second-step.tsx'
import { t } from './users.texts.ts'

const ROLES = ['Director', 'System Admin', 'Angler'] as const

type Values = {
  first_name: string
  last_name: string
  email: string
  phone: string
  userType: User['userType']
  active: boolean
  password: string
}
type Props = { user: User | null; role: User['userType']; onClose: () => void }

/** The password is never read, only said anew. */
const valuesFor =
  (role: User['userType']) =>
  (user: User | null): Values => ({
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    userType: user?.userType ?? role,
    active: user?.active ?? userRecord.starts.active,
    password: '',
  })

/** The account of a person: who they are, what they may, how they get in. */
export function UserSheet({ user, role, onClose }: Props) {
  const check = ({ last_name, email, userType, password }: Values, known: readonly FieldError[]) => {
    // An angler who was typed in at the ramp has a name alone; everybody who logs in has an address.
    const logsIn = user === null || !!user.email || userType !== 'Angler' || password !== ''
    const missing = Object.entries({ last_name, ...(logsIn && { email }) })
      .filter(([field, value]) => !value.trim() && !known.some((one) => one.field === field))
      .map(([field]) => ({ field, message: t('userSheet.isRequired', { field: labelOf('users', field) }) }))
    const weak = password === '' ? user === null : !isGoodPassword(password)
    return weak
      ? [...missing, { field: 'password', message: password ? t('userSheet.passwordIsWeak') : t('userSheet.passwordIsRequired') }]
      : missing
  }
  const tellPending = ({ pendingEmail }: User) => {
    if (pendingEmail) notify.warning(t('userSheet.codeWasSent', { email: pendingEmail }))
  }
  const leave = async () => {
    await refreshed()
    onClose()
  }
  return (
    <RecordSheet
      title={user ? fullName(user) : t(`userSheet.addOne.${role}`)}
      calls={userCalls}
      record={user}
      valuesOf={valuesFor(role)}
      created={({ userType }) => ({ userType })}
      onSaved={tellPending}
      draftKey={`user-${user?._id ?? `new-${role}`}`}
      check={check}
      saveLabel={user ? t('userSheet.save') : t('userSheet.addUser')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <TextBox form={form} path="first_name" />
            <TextBox form={form} path="last_name" />
          </FieldRow>
          <TextBox form={form} path="email" />
          <TextBox form={form} path="phone" inputMode="numeric" />
          <ChoiceBox form={form} path="userType" options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))} />
          <FlagBox form={form} path="active" description={t('userSheet.onlyActiveUsersLogIn')} />
          <PasswordField
            id="password"
            label={user ? t('userSheet.newPassword') : t('userSheet.firstPassword')}
            description={user ? t('userSheet.newPasswordHelp') : t('userSheet.firstPasswordHelp')}
            autoComplete="new-password"
            rules={user === null || form.values.password ? passwordRules() : []}
            value={form.values.password}
            onChange={(event) => form.set('password', event.currentTarget.value)}
            error={form.errorOf('password')}
          />
          {user && user._id !== currentSession()?.user._id && <TakeSecondStep user={user} />}
          {user && <PersonalDataSection user={user._id} whose="theirs" onErased={() => void leave()} />}
        </>
      )}
    </RecordSheet>
  )
}
