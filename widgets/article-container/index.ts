import { defineWidget } from '../../shared/embed/define-widget.ts';
import styles from './article-container.css';
import { ArticleContainer } from './article-container.tsx';
import { articleContainerDefinition } from './article-container-definition.ts';

defineWidget(articleContainerDefinition, ArticleContainer, styles);
