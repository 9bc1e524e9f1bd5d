export { HeldBanner } from './held-banner.tsx'
export { HoldControls } from './hold-controls.tsx'
