export { type FieldOf, fieldsOf } from './section-props.ts'
export { type SetupChoices, setupSections } from './setup-sections.tsx'
export { type SetupValues, setupChange, setupValues, type TourValues } from './setup-values.ts'
export { tourSections } from './tour-sections.tsx'
