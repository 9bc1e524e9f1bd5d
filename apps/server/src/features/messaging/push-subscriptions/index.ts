/** The only door to devices that take notifications for other features. */
export { type DeviceRow, devicesOf, deviceToReach, forgetDevice, isPushAddress, keepDevice, peopleWithDevices } from './push-devices.ts'
