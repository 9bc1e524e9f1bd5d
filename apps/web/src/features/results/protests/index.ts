export { ProtestsBanner } from './protests-banner.tsx'
