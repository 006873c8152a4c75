export { unknownOption } from './own-profile.ts'
