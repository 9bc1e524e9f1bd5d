export { MessageChoices } from './message-choices.tsx'
