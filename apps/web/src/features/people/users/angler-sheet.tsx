import { Button } from '@mantine/core'
import { type User, userCalls } from '@ramplight/contract/people/users'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { ChoicesField } from '@ramplight/ui/form/choices-field.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { personValues } from './person-values.ts'
import { t } from './users.texts.ts'

type Props = { angler: User | null; tours: readonly Tour[]; onClose: () => void; onPrint?: () => void; onMerge?: () => void }

/** Add an angler, or change what is known of one. Only a name is needed at the ramp. */
export function AnglerSheet({ angler, tours, onClose, onPrint, onMerge }: Props) {
  return (
    <RecordSheet
      title={angler ? fullName(angler) : t('anglerSheet.addAngler')}
      calls={userCalls}
      record={angler}
      valuesOf={personValues}
      // A name may be one word: the other part is sent empty.
      created={({ first_name, last_name }) => ({ first_name, last_name, userType: 'Angler' })}
      draftKey={`angler-${angler?._id ?? 'new'}`}
      saveLabel={angler ? t('anglerSheet.save') : t('anglerSheet.addAngler')}
      onClose={onClose}
      aside={
        angler && (
          <>
            {onPrint && (
              <Button variant="subtle" onClick={onPrint}>
                {t('anglerSheet.printResults')}
              </Button>
            )}
            {onMerge && (
              <Button variant="subtle" onClick={onMerge}>
                {t('anglerSheet.mergeWith')}
              </Button>
            )}
          </>
        )
      }
    >
      {(form) => (
        <>
          <FieldRow>
            <TextBox form={form} path="first_name" />
            <TextBox form={form} path="last_name" />
          </FieldRow>
          <TextBox form={form} path="phone" placeholder="(903) 555-0142" inputMode="numeric" />
          <TextBox form={form} path="email" />
          <FieldRow>
            <TextBox form={form} path="city" />
            <TextBox form={form} path="state" />
          </FieldRow>
          <FieldRow>
            <TextBox form={form} path="street" />
            <TextBox form={form} path="zip" inputMode="numeric" />
          </FieldRow>
          {tours.length > 0 && (
            <ChoicesField
              id="tours"
              label={form.declared.labelOf('tours')}
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
