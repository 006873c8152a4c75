import { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { createProject, editProject, listProjects } from './manage-projects.ts'

export const projectsFeature = defineFeature(projectEndpoints, {
  listProjects,
  createProject,
  editProject,
})
