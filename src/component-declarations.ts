export {
  type ComponentDeclaration,
  defineComponent,
  type PropDeclaration,
} from './theme/shell/define-component.ts'
