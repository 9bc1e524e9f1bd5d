import { MultiSelect } from '@mantine/core'
import { type User, userCalls } from '@ramplight/contract/people/users'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { required } from '#platform/record-form/required.ts'
import { PERSON_LABELS, personValues } from './person-values.ts'

const labelOf = (path: string) => PERSON_LABELS[path] ?? path

type Props = { angler: User | null; tours: readonly Tour[]; onClose: () => void }

/** Add an angler, or change what is known of one. Only a name is needed at the ramp. */
export function AnglerSheet({ angler, tours, onClose }: Props) {
  return (
    <RecordSheet
      title={angler ? fullName(angler) : 'Add angler'}
      calls={userCalls}
      record={angler}
      valuesOf={personValues}
      // A name may be one word: the other part is sent empty.
      created={({ first_name, last_name }) => ({ first_name, last_name, userType: 'Angler' })}
      draftKey={`angler-${angler?._id ?? 'new'}`}
      labelOf={labelOf}
      check={required(['first_name', ...(angler ? ['last_name'] : [])], labelOf)}
      saveLabel={angler ? 'Save' : 'Add angler'}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <TextBox form={form} path="first_name" label="First name" maxLength={60} />
            <TextBox form={form} path="last_name" label="Last name" maxLength={60} />
          </FieldRow>
          <TextBox form={form} path="phone" label="Phone" placeholder="(903) 555-0142" inputMode="numeric" maxLength={20} />
          <TextBox form={form} path="email" label="Email" maxLength={100} />
          <FieldRow>
            <TextBox form={form} path="city" label="City" maxLength={80} />
            <TextBox form={form} path="state" label="State" maxLength={30} />
          </FieldRow>
          <FieldRow>
            <TextBox form={form} path="street" label="Street" maxLength={120} />
            <TextBox form={form} path="zip" label="Zip" maxLength={10} inputMode="numeric" />
          </FieldRow>
          {tours.length > 0 && (
            <MultiSelect
              id="tours"
              label="Tours"
              data={tours.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={form.values.tours.filter((id) => tours.some(({ _id }) => _id === id))}
              onChange={(chosen) =>
                form.set('tours', [...form.values.tours.filter((id) => !tours.some(({ _id }) => _id === id)), ...chosen])
              }
              error={form.errorOf('tours')}
            />
          )}
        </>
      )}
    </RecordSheet>
  )
}
