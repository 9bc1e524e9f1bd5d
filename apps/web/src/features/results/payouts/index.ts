export { PayoutsView } from './payouts-view.tsx'
