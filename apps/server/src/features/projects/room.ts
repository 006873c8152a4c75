import { projectCalls } from '@fledge/contract/projects/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { createProject, editProject, listProjects } from './manage-projects.ts'

export const projectsRoom = room(projectCalls, { listProjects, createProject, editProject })
