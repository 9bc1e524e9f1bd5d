export { DrawProof } from './draw-proof.tsx'
export { ShownRaffles } from './shown-raffles.tsx'
