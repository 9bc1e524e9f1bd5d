export { GeneralSettings } from './general-settings.tsx'
export { SettingSwitch } from './setting-switch.tsx'
