export { PersonalDataSection } from './personal-data-section.tsx'
