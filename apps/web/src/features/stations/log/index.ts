export { WeighInLog } from './weigh-in-log.tsx'
