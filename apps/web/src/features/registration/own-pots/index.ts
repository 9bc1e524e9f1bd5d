export { OwnPots } from './own-pots.tsx'
export { PotTicks } from './pot-ticks.tsx'
