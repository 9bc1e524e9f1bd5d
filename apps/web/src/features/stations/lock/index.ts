export { LockPlace } from './lock-place.tsx'
