export { NotFoundScreen as default } from '../../platform/error-screens.tsx'
