export { askToDiscard, askTwice } from './ask-to-discard.tsx'
