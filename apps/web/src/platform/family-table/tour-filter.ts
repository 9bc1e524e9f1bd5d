import type { FamilyFilter } from './family-list.ts'
import { t } from './family-table.texts.ts'

/** For a list of what belongs to tours, or is known in them. `tours`: what can be chosen from. */
export const tourFilter = (tours: readonly { _id: string; name: string }[]): FamilyFilter => ({
  id: 'tour',
  label: t('tourFilter.tour'),
  options: tours.map(({ _id, name }) => ({ value: _id, label: name })),
  termsOf: (chosen) => ({ tours: chosen }),
})
