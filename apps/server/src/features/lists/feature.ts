import { listEndpoints } from '@fledge/contract/lists/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { changeView } from './change-view.ts'
import { chooseDefaultView } from './choose-default-view.ts'
import { deleteView } from './delete-view.ts'
import { listSavedViews } from './read-saved-views.ts'
import { saveView } from './save-view.ts'

/** Views of the programme team's lists that are saved under a name. */
export const listsFeature = defineFeature(listEndpoints, {
  listSavedViews,
  saveView,
  changeView,
  deleteView,
  chooseDefaultView,
})
