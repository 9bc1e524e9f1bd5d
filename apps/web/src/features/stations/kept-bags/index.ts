export { useAllDeviceBags } from './use-device-bags.ts'
