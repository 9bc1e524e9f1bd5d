export { BumpStation } from './bump-station.tsx'
