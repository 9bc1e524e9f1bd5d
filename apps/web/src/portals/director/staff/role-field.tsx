import { type StaffMay, staffMay } from '@ramplight/contract/people/staff-members'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { t } from './staff.texts.ts'

const isRole = (value: string | null): value is StaffMay => staffMay.options.some((one) => one === value)

/** All that an assistant does, or weigh-in only; what that means stands below. */
export const RoleField = ({ may, onChange }: { may: StaffMay; onChange: (may: StaffMay) => void }) => (
  <ChoiceField
    label={t('role')}
    description={t(`rolesAbout.${may}`)}
    inputWrapperOrder={['label', 'input', 'description']}
    data={staffMay.options.map((value) => ({ value, label: t(`roles.${value}`) }))}
    value={may}
    onChange={(value) => isRole(value) && onChange(value)}
    allowDeselect={false}
  />
)
