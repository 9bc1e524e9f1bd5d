export { OwnChoices } from './own-choices.tsx'
