export { ScaleStation } from './scale-station.tsx'
