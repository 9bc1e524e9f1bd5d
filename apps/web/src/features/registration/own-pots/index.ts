export { OwnPots } from './own-pots.tsx'
