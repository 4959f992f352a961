package catalogueislands.jsp;

import catalogueislands.jsp.WidgetRules.Rule;
import jakarta.servlet.jsp.tagext.TagAttributeInfo;
import jakarta.servlet.jsp.tagext.TagData;
import jakarta.servlet.jsp.tagext.TagExtraInfo;
import jakarta.servlet.jsp.tagext.ValidationMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Checks the literal attributes of a widget's tag when the page is translated. The value of an expression is known only
 * when the page runs; the widget then checks it in the browser.
 */
public class WidgetExtraInfo extends TagExtraInfo {

    private static final Map<String, Rule> OF_ALL = Map.of(
        "load", choice("data-cb-load", "eager", "visible", "idle", "off"),
        "off", choice("off", "true", "false"));

    private static Rule choice(String attribute, String... words) {
        return new Rule(attribute, '"' + String.join("\" or \"", words) + '"', List.of(words), null, null);
    }

    /** Returns a message for each wrong attribute, or null if there is none. */
    @Override
    public ValidationMessage[] validate(TagData tag) {
        String name = getTagInfo().getTagName();
        Map<String, Rule> rules = WidgetRules.of(name);
        List<ValidationMessage> problems = new ArrayList<>();
        for (TagAttributeInfo attribute : getTagInfo().getAttributes()) {
            Rule rule = OF_ALL.getOrDefault(attribute.getName(), rules.get(attribute.getName()));
            if (rule != null && tag.getAttribute(attribute.getName()) instanceof String text && !rule.allows(text)) {
                problems.add(new ValidationMessage(tag.getId(), "<cb:" + name + ' ' + attribute.getName() + "=\"" + text
                    + "\">: expected " + rule.expected()));
            }
        }
        return problems.isEmpty() ? null : problems.toArray(ValidationMessage[]::new);
    }
}
