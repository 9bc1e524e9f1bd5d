export { DrawProof } from './draw-proof.tsx'
export { raffleRow } from './raffle-row.tsx'
export { ShownRaffles } from './shown-raffles.tsx'
