package catalogueislands.jsp;

import jakarta.servlet.jsp.tagext.TagData;
import jakarta.servlet.jsp.tagext.TagExtraInfo;
import jakarta.servlet.jsp.tagext.ValidationMessage;
import java.util.ArrayList;
import java.util.List;

/** Checks {@code <cb:assets>} when the page is translated: its policy, and the names of the widgets. */
public class AssetsExtraInfo extends TagExtraInfo {

    /** Returns a message for each wrong attribute, or null if there is none. */
    @Override
    public ValidationMessage[] validate(TagData tag) {
        List<String> problems = new ArrayList<>();
        if (tag.getAttribute("policy") instanceof String name) {
            try {
                PagePolicy.of(name, "<cb:assets> policy");
            } catch (IllegalArgumentException error) {
                problems.add(error.getMessage());
            }
        }
        if (tag.getAttribute("widgets") instanceof String names) {
            for (String name : names.trim().split("\\s+")) {
                if (!name.isEmpty() && WidgetRules.of(name) == null) {
                    problems.add("<cb:assets> widgets: there is no widget \"" + name + '"');
                }
            }
        }
        ValidationMessage[] messages =
            problems.stream().map(problem -> new ValidationMessage(tag.getId(), problem)).toArray(ValidationMessage[]::new);
        return messages.length == 0 ? null : messages;
    }
}
